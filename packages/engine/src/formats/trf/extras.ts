export interface Extras {
  readonly x?: string;
}
