/** Where the site has the picture of a demo: the hash changes with the drawing. */
export const posterAddress = (id: string, size: string, hash: string): string => `/posters/${id}.${size}.${hash}.svg`
