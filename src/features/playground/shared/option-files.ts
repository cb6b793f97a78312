/** The name of the file with the objects that several components share. */
export const SHARED_HINTS = 'shared'

/** The folders of the files with controls and hints. */
export const OPTION_FOLDERS = ['controls', 'hints'] as const

/** The version is that of all files. */
export const getOptionFileAddress = (folder: (typeof OPTION_FOLDERS)[number], name: string, version: string): string =>
  `/${folder}/${name}.${version}.json`
