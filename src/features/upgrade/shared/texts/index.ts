import { textReader } from '../../../../core/shared/texts/text-reader.ts'

export const upgradeText = textReader({
  'upgrade.minor': '{name} {minor}',
  'upgrade.from': 'compared with {previous}',
  'upgrade.charts': 'Charts added',
  'upgrade.added': 'Added',
  'upgrade.added.count': 'Options added: {count}',
  'upgrade.removed': 'Removed',
  'upgrade.changed': 'Changed',
  'upgrade.requirement': 'Requirements',
  'upgrade.requires': 'Requires G2Plot {range}.',
  'upgrade.allCharts': 'All charts',
  'upgrade.instance': 'Chart instance',
  'upgrade.someCharts': '{count} charts',
  'upgrade.accepts': '{option} also accepts {values}',
  'upgrade.default': 'default {from} → {to}',
  'upgrade.type': 'type {from} → {to}',
  'upgrade.none': 'none',
  'upgrade.versions.wrapper': 'G2Plot React',
  'upgrade.versions.range': 'G2Plot range',
  'upgrade.versions.needed': 'Needs at least',
  'upgrade.versions.earlier': '{version} or earlier',
})
