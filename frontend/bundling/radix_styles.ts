import purgecss from '@fullhuman/postcss-purgecss'
import type { AcceptedPlugin, PluginCreator } from 'postcss'

const PARTS = [
  ...['AlertDialog', 'Badge', 'Base(?:Button|Dialog|Menu)', 'Button', 'Callout', 'Dialog', 'DropdownMenu'],
  ...['Heading', 'IconButton', 'Kbd', 'PopperContent', 'Progress', 'ScrollArea', 'SegmentedControl'],
  ...['Skeleton', 'Spinner', 'Switch', 'Table', 'Text', 'high-contrast', 'loading', 'reset'],
  ...['r-(?:align|max-w|resize|size|ta|va|weight|w|m[bt]-)', 'variant-(?!classic)'],
]
/** The Radix components on our screens, and what they are made of. A spec compares them with the imports. */
export const RADIX_PARTS = new RegExp(`^rt-(?:${PARTS.join('|')})`)

/** Everything but Radix Themes' classes and its accent colours, which are kept where a source names them. */
const OUR_OWN = /^(?!-?rt-|(?:xs|sm|md|lg|xl)\\?:|data-(?:accent|gray)-color$)/

/** The colours of screens with a wide gamut, which repeat each scale. */
const withoutWideGamut: AcceptedPlugin = {
  postcssPlugin: 'without-wide-gamut',
  AtRule: { supports: (rule) => void (rule.params.includes('display-p3') && rule.remove()) },
}

/** Removes what no screen under `folder` uses from Radix Themes' styles, 82 of 110 KB (gzip); our own sheets stay whole. */
export function radixStyles(folder: string): AcceptedPlugin[] {
  // Its types name no default export, which is all that it has.
  const purge = purgecss as unknown as PluginCreator<object>
  return [withoutWideGamut, purge({ content: [`${folder}**/*.{ts,tsx}`], safelist: [RADIX_PARTS, OUR_OWN] })]
}
