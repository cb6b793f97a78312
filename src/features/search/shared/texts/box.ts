/** The texts of the box, which every page has. */
export { boxTexts } from './box.en-US.ts'
