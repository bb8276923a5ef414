import type { AnyCopy } from '@aravalli/shared/content/kind'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import type { WorkingCopy } from '#web/lib/editing/working-copy.ts'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { messages as editingMessages } from '#web/ui/editing/messages.en.ts'
import { useToast } from '#web/ui/toast.tsx'
import { refreshContent } from '../desk-calls.ts'
import { deskListLink } from '../desk-links.ts'
import { useOfferUndo } from '../use-offer-undo.ts'
import type { EditedCopy } from './edited-copy.ts'
import { focusFirstError } from './focus-field.ts'
import { messages as editorMessages } from './messages.en.ts'
import { usePublishingActions } from './use-publishing-actions.ts'

export type EditorActions = ReturnType<typeof useEditorActions>

/** Does what the buttons of the editor say, and says what came of it. */
export function useEditorActions(edited: EditedCopy) {
	const { kind, copy, calls, form, onShow } = edited
	const m = useMessages(editorMessages)
	const words = useMessages(editingMessages)
	const router = useRouter()
	const queryClient = useQueryClient()
	const isShown = useIsShown()
	const refresh = () => refreshContent(queryClient)
	const offerUndo = useOfferUndo(refresh)
	const offerMine = useOfferMine(copy)
	const showErrors = () => focusFirstError(form.current, copy.read().errors, onShow)
	const save = async () => announce((await copy.save()) ? words.isSaved : words.notSavedNow)
	return {
		...usePublishingActions(edited, { refresh, offerUndo, showErrors }),
		save: () => void save(),
		async remove() {
			const { id } = copy.read().item ?? {}
			if (!id || !(await copy.remove())) return
			offerUndo(m.removed, m.restored, () => calls.restore(id).then(() => true))
			await refresh()
			const href = linkAddress(deskListLink(kind.name))
			if (isShown.current) await router.navigate({ href, ignoreBlocker: true })
		},
		async restore() {
			if (await copy.restore()) await refresh()
		},
		/** Makes an older version the newest one. */
		restoreVersion(content: AnyCopy) {
			const mine = copy.read().content
			copy.replace(content)
			offerMine(m.versionRestored, m.backToMine, mine)
			void save()
		},
		takeTheirs: () => offerMine(words.tookTheirs, words.backToMine, copy.takeTheirs()),
		keepMine: () => void copy.keepMine(),
		showErrors,
	}
}

/** Offers what was here before something else took its place. */
function useOfferMine(copy: WorkingCopy<AnyCopy>) {
	const { show } = useToast()
	return (title: string, label: string, mine: AnyCopy) =>
		show({ title, kind: 'ok', stays: true, action: { label, onPress: () => copy.replace(mine) } })
}

/** Whoever has gone on to another page is left there. */
function useIsShown(): RefObject<boolean> {
	const isShown = useRef(true)
	useEffect(() => {
		isShown.current = true
		return () => {
			isShown.current = false
		}
	}, [])
	return isShown
}
