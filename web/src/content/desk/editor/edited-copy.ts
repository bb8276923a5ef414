import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { RefObject } from 'react'
import type { ContentCalls } from '#web/lib/editing/content-item.ts'
import type { WorkingCopy } from '#web/lib/editing/working-copy.ts'

/** Is what the actions of an editor work on. */
export interface EditedCopy {
	kind: Kind
	copy: WorkingCopy<AnyCopy>
	calls: ContentCalls<AnyCopy>
	form: RefObject<HTMLElement | null>
	onShow: (language: Language) => void
	/** @param version null: readers see it no more */
	onPublished: (version: number | null) => void
}
