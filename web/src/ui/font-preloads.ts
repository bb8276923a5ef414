import type { Bilingual } from '@aravalli/shared/language'
import devanagari from '@fontsource/khula/files/khula-devanagari-400-normal.woff2?url'
import latin from '@fontsource/khula/files/khula-latin-400-normal.woff2?url'

/** The one font file that a page asks for early, by the page's language. The others follow with the style sheet. */
export const fontPreloads: Bilingual = { english: latin, hindi: devanagari }
