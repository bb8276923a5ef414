import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import { isEmptyValue } from '@aravalli/shared/content/language-state'
import type { Language } from '@aravalli/shared/language'
import { type RefObject, useState } from 'react'
import type { ContentItem } from '#web/lib/editing/content-item.ts'
import { copyKeeper } from '#web/lib/editing/copy-keeper.ts'
import { useWorkingCopy } from '#web/lib/editing/use-working-copy.ts'
import { WorkingCopy } from '#web/lib/editing/working-copy.ts'
import { deskCalls } from '../desk-calls.ts'
import { hasFocus } from './focus-field.ts'
import { useEditorActions } from './use-editor-actions.ts'

export interface DeskCopyOptions {
	kind: Kind
	userId: string
	/** Is null for a new one. */
	item: ContentItem<AnyCopy> | null
	blank: AnyCopy
	onCreated: (id: string) => void
	form: RefObject<HTMLElement | null>
	/** Shows the texts of one language, where there is no room for both. */
	onShow: (language: Language) => void
}

/** Holds an item's working copy, and what each button of the editor does with it. */
export function useDeskCopy({ kind, userId, item, blank, onCreated, form, onShow }: DeskCopyOptions) {
	/** This page has published this version. */
	const [published, setPublished] = useState<number | null>(null)
	const [calls] = useState(() => deskCalls(kind.name))
	const [copy] = useState(
		() =>
			new WorkingCopy<AnyCopy>({
				calls,
				keeper: copyKeeper(kind.name, item?.id ?? null, userId),
				item,
				blank,
				onCreated,
				isReadyToCreate: (content) => isNamed(kind, content),
			}),
	)
	const actions = useEditorActions({ kind, copy, calls, form, onShow, onPublished: setPublished })
	const state = useWorkingCopy(copy, actions.save)
	const isJustPublished = published !== null && published === state.item?.version && !state.isChanged
	return { copy, state, actions, isJustPublished }
}

/** An address is made of the English title, for good: not of nothing, nor of the half of it that is there by now. */
function isNamed({ texts, title }: Kind, { english }: AnyCopy): boolean {
	const field = texts[title]
	if (!field || isEmptyValue(field, english[title])) return false
	const path = `english.${title}`
	return !hasFocus(field.type === 'groups' ? `${path}.0.${Object.keys(field.item)[0]}` : path)
}
