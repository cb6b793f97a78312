import { z } from 'zod'

/** Changes when a program that reads the files has to change. */
export const API_FORMAT = 1

const option = z
  .object({
    path: z.string().meta({ description: 'Names down to the option, from its component or object: "xAxis.label".' }),
    id: z.string().meta({ description: 'Hash of its row at the address of its component or object.' }),
    type: z.string().meta({ description: 'TypeScript type.' }),
    description: z.string().meta({ description: 'Markdown.' }),
    default: z.string().optional().meta({ description: 'Source code, or Markdown if the default is explained.' }),
    required: z.literal(true).optional(),
    ignored: z.literal(true).optional().meta({ description: 'Set if the option has no effect here.' }),
    values: z
      .array(z.union([z.string(), z.number()]))
      .optional()
      .meta({ description: 'Known values. The type can allow others.' }),
    variant: z
      .string()
      .optional()
      .meta({ description: 'Object that has the option, if the value can be one of several.' }),
    objects: z.array(z.string()).optional().meta({ description: 'Objects that the value can be or contain.' }),
    sameAs: z.string().optional().meta({ description: 'Path of an option in this list with the same properties.' }),
    since: z
      .string()
      .optional()
      .meta({ description: 'First release with the option: package and version. Missing if unknown.' }),
    usedIn: z.array(z.string()).optional().meta({ description: 'Ids of demos that set the option.' }),
  })
  .meta({ id: 'option' })

const head = {
  $schema: z.url(),
  format: z.literal(API_FORMAT),
  library: z.object({ package: z.string(), version: z.string() }),
}

const component = {
  name: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.url().meta({ description: 'Its page.' }),
  markdown: z.url().meta({ description: 'Its page as Markdown.' }),
  options: z.array(option),
}

const libraryFile = z
  .object({
    ...head,
    kind: z.literal('library'),
    components: z.array(
      z.object({
        ...component,
        json: z.url().meta({ description: 'File with the options inside shared objects too.' }),
      }),
    ),
    objects: z
      .array(z.object({ name: z.string(), url: z.url(), options: z.array(option) }))
      .meta({ description: 'Objects that options of several components contain.' }),
    demos: z.array(z.object({ id: z.string(), title: z.string(), url: z.url() })),
  })
  .meta({ id: 'library' })

const componentFile = z.object({ ...head, kind: z.literal('component'), ...component }).meta({ id: 'component' })

export type ApiOption = z.infer<typeof option>
export type LibraryFile = z.infer<typeof libraryFile>
export type ComponentFile = z.infer<typeof componentFile>

/** The JSON Schema of all files, from the same source as their types. Later versions may add fields. */
export const createApiSchema = (address: string): string =>
  `${JSON.stringify({ ...z.toJSONSchema(z.union([libraryFile, componentFile]), { io: 'input' }), $id: address }, null, 2)}\n`
