import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import { languageState } from '@aravalli/shared/content/language-state'
import type { PublishedItem } from '../server-kind.ts'

/** Makes what readers are to see of a working copy that has no problems. */
export function itemOfCopy(kind: Kind, id: string, { english, hindi, ...common }: AnyCopy): PublishedItem {
	return { id, common, english, hindi: languageState(kind, hindi) === 'missing' ? null : hindi }
}
