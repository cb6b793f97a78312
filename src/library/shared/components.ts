/** Whether an export of the library is a chart. */
export const isChartName = (name: string): boolean => /^[A-Z]\w*Chart$/.test(name)
