/** Hands a file to the person: the browser's own download. */
export const download = (
  name: string,
  content: Uint8Array | string,
  type = 'application/octet-stream',
): void => {
  const blob = new Blob([content as BlobPart], { type });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** Text of a file in whatever encoding spreadsheets save: UTF-8, or Windows-1252 where that is not valid. */
export const textOfFile = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
