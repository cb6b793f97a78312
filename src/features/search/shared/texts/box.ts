/** Texts of the search box. They are separate because every page loads them. */
export { boxTexts } from './box.en-US.ts'
