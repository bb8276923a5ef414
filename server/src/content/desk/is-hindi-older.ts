import type { Kind } from '@aravalli/shared/content/kind'
import { languageState } from '@aravalli/shared/content/language-state'
import type { ContentRow } from './tables.ts'

export type WrittenTexts = Pick<ContentRow, 'data' | 'englishVersion' | 'hindiVersion'>

/** Says whether the English texts were changed after the Hindi ones. */
export const isHindiOlder = (kind: Kind, { data, englishVersion, hindiVersion }: WrittenTexts) =>
	languageState(kind, data.hindi) !== 'missing' && hindiVersion < englishVersion
