import type { FeatureUi } from '../../../core/client/feature.ts'
import { site } from 'virtual:site'
import { footerText } from '../shared/texts/index.ts'

const FooterLink = () => <a href={`${site.base}/licenses`}>{footerText('footer.licenses')}</a>

export const feature: FeatureUi = { Footer: FooterLink }
