import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import type { Language } from '@aravalli/shared/language'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentItem, FieldError } from '#web/lib/editing/content-item.ts'
import { copyKeeper } from '#web/lib/editing/copy-keeper.ts'
import { useWorkingCopy } from '#web/lib/editing/use-working-copy.ts'
import { WorkingCopy } from '#web/lib/editing/working-copy.ts'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { messages as editingMessages } from '#web/ui/editing/messages.en.ts'
import { useToast } from '#web/ui/toast.tsx'
import { deskListLink } from './desk-links.ts'
import { messages as deskMessages } from './messages.en.ts'
import { refreshQuestions } from './queries.ts'
import { questionCalls } from './question-calls.ts'
import { useOfferUndo } from './use-offer-undo.ts'

interface QuestionCopyOptions {
	userId: string
	item: ContentItem<QuestionDraft> | null
	blank: QuestionDraft
	onCreated: (id: string) => void
	form: RefObject<HTMLFormElement | null>
	/** Shows the texts of one language, where there is no room for both. */
	onShow: (language: Language) => void
}

export type EditorActions = ReturnType<typeof useQuestionCopy>['actions']

/** Holds a question's working copy, and what each button of the editor does with it and says about it. */
export function useQuestionCopy({ userId, item, blank, onCreated, form, onShow }: QuestionCopyOptions) {
	const m = useMessages(deskMessages)
	const words = useMessages(editingMessages)
	const { show } = useToast()
	const router = useRouter()
	const queryClient = useQueryClient()
	/** This page has published this version. */
	const [published, setPublished] = useState<number | null>(null)
	const [copy] = useState(
		() =>
			new WorkingCopy<QuestionDraft>({
				calls: questionCalls,
				keeper: copyKeeper('answer-writing', item?.id ?? null, userId),
				item,
				blank,
				onCreated,
				// Its address is made of the question in English, for good: not of nothing, nor of the half of it that is there by now.
				isReadyToCreate: ({ english }) => english.questionText.trim() !== '' && !hasFocus('english.questionText'),
			}),
	)
	const save = async () => announce((await copy.save()) ? words.isSaved : words.notSavedNow)
	const state = useWorkingCopy(copy, () => void save())
	const isShown = useIsShown()
	const refresh = () => refreshQuestions(queryClient)
	const offerUndo = useOfferUndo(refresh)

	const actions = {
		save: () => void save(),
		async publish() {
			const isPublished = await copy.publish()
			const { errors, item: now } = copy.read()
			if (isPublished) {
				setPublished(now?.version ?? null)
				announce(m.published)
				await refresh()
			} else if (errors.length > 0) focusFirstError(form.current, errors, onShow)
		},
		async unpublish() {
			if (!(await copy.unpublish())) return
			setPublished(null)
			offerUndo(m.unpublished, m.reinstated, () => copy.reinstate())
			await refresh()
		},
		async remove() {
			const { id } = copy.read().item ?? {}
			if (!id || !(await copy.remove())) return
			offerUndo(m.removed, m.restored, () => questionCalls.restore(id).then(() => true))
			await refresh()
			if (isShown.current) await router.navigate({ ...deskListLink('draft'), ignoreBlocker: true })
		},
		async restore() {
			if (await copy.restore()) await refresh()
		},
		takeTheirs() {
			const mine = copy.takeTheirs()
			const onPress = () => copy.replace(mine)
			show({ title: words.tookTheirs, kind: 'ok', stays: true, action: { label: words.backToMine, onPress } })
		},
		keepMine: () => void copy.keepMine(),
	}
	const isJustPublished = published !== null && published === state.item?.version && !state.isChanged
	return { copy, state, actions, isJustPublished }
}

const hasFocus = (field: string) => Reflect.get(document.activeElement ?? {}, 'name') === field

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

/** Leads to the first field that has to be corrected, also where the other language is shown. */
function focusFirstError(
	form: HTMLFormElement | null,
	errors: readonly FieldError[],
	onShow: (language: Language) => void,
): void {
	const paths = new Set(errors.map(({ path }) => path))
	const first = [...(form?.elements ?? [])].find((element) => paths.has(Reflect.get(element, 'name') as string))
	if (!(first instanceof HTMLElement)) return
	const [language] = String(Reflect.get(first, 'name')).split('.')
	// The language is shown first, because what is not shown cannot have the focus.
	if (language === 'english' || language === 'hindi') flushSync(() => onShow(language))
	first.focus()
}
