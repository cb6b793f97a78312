export const RECIPES: Record<string, (root: string, name: string) => { files: Record<string, string>; next: string[] }>
