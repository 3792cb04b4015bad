/** Lines of the frame that stay until they are closed: a refusal that belongs to no row, the end of a gap. */
export interface FrameNotice {
  readonly id: number;
  readonly strength: 'refuse' | 'attention' | 'live';
  readonly text: string;
}

let shown = $state.raw<readonly FrameNotice[]>([]);
let next = 1;

export const notices = {
  get shown(): readonly FrameNotice[] {
    return shown;
  },
  say(notice: Omit<FrameNotice, 'id'>): void {
    const id = next++;
    shown = [...shown.filter(({ text }) => text !== notice.text), { ...notice, id }].slice(-3);
    if (notice.strength === 'live') setTimeout(() => notices.drop(id), 6000);
  },
  drop(id: number): void {
    shown = shown.filter(notice => notice.id !== id);
  },
};
