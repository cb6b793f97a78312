export { Preview } from './editor/preview.tsx'
export { getFrameTheme } from './frame-theme.ts'
export { createOwnLink } from './share/share-link.ts'
