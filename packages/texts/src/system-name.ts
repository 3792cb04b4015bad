import type { SystemText, SystemTexts } from './system-texts.ts';

/** `dutch-2026` as people say it: the name and the edition. An id that no list has is said as it is. */
export const systemNameIn =
  (texts: SystemTexts) =>
  (id: string): string => {
    const found = (texts as Readonly<Record<string, SystemText>>)[id];
    const edition = /-(\d{4})$/.exec(id)?.[1];
    return found ? `${found.name}${edition === undefined ? '' : ` ${edition}`}` : id;
  };
