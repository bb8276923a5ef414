import type { Bilingual } from '@aravalli/shared/language'
import devanagari from './fonts/khula-devanagari-400.woff2?url'
import latin from './fonts/khula-latin-400.woff2?url'

/** The one font file that a page asks for early, by the page's language. The others follow with the style sheet. */
export const fontPreloads: Bilingual = { english: latin, hindi: devanagari }
