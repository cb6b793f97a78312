import type { Translation } from '../../../../core/shared/texts/text-reader.ts'
import type { upgradeText } from './index.ts'

export const chinese: Translation<typeof upgradeText> = {
  'upgrade.minor': '{name} {minor}',
  'upgrade.from': '与 {previous} 相比',
  'upgrade.charts': '新增图表',
  'upgrade.added': '新增',
  'upgrade.added.count': '新增配置项：{count}',
  'upgrade.removed': '移除',
  'upgrade.changed': '变更',
  'upgrade.requirement': '安装要求',
  'upgrade.requires': '需要 G2Plot {range}。',
  'upgrade.allCharts': '所有图表',
  'upgrade.instance': '图表实例',
  'upgrade.someCharts': '{count} 个图表',
  'upgrade.accepts': '{option} 还可以设为 {values}',
  'upgrade.default': '默认值 {from} → {to}',
  'upgrade.type': '类型 {from} → {to}',
  'upgrade.none': '无',
  'upgrade.versions.wrapper': 'G2Plot React',
  'upgrade.versions.range': 'G2Plot 版本范围',
  'upgrade.versions.needed': '至少需要',
  'upgrade.versions.earlier': '{version} 或更早',
}
