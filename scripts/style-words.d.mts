export function findStyleProblems(text: string): { line: number; found: string; advice: string }[]
