import type { OptionTexts } from '../texts.ts'

export const optionTexts: OptionTexts = {
  'api.name': 'Name',
  'api.description': 'Description',
  'api.type': 'Type',
  'api.default': 'Default',
  'api.required': '(required)',
  'api.loading': 'Properties definition is resolving, wait a moment...',
  'api.notFound': 'Properties definition not found for {id} component',
  'api.table': 'Options of {name}',
  'api.properties': '{count} properties',
  'api.property': '1 property',
  'api.variant': 'As {name}',
  'api.own': 'Options of this chart',
  'api.filter': 'Filter options',
  'api.filter.hint': 'Name or path, such as label.formatter',
  'api.filter.count': '{count} options found',
  'api.filter.one': '1 option found',
  'api.filter.none': 'No option has this name',
  'api.more': '{count} more',
}
