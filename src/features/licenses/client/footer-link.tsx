import type { FeatureUi } from '../../../core/client/feature.ts'
import { footerText } from '../shared/texts/index.ts'

const FooterLink = () => <a href="/licenses">{footerText('footer.licenses')}</a>

export const feature: FeatureUi = { Footer: FooterLink }
