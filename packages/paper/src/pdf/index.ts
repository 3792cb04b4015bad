export { drawPdf } from './draw.ts';
