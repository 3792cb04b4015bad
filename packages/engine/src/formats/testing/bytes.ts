const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** Every character must be one of the first 256. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, letter => letter.charCodeAt(0));

/** A file of lines; blank lines of the literal before and after are dropped. */
export const file = (text: string): Uint8Array => utf8(`${text.replace(/^\n/, '').trimEnd()}\n`);
