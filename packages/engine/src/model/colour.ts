export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const opposite = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
