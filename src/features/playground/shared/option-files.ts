/** The folder of the files with the options that the editor knows. */
export const OPTION_FOLDER = 'editor-options'

/** The version is that of all files. Ids can contain slashes. */
export const getOptionFileAddress = (id: string, version: string): string =>
  `/${OPTION_FOLDER}/${id.replaceAll('/', '-')}.${version}.json`
