/** Whether the visitor has asked for less traffic. Only some browsers say so. */
export const savesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
