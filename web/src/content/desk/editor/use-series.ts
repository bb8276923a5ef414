import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { WorkingCopy } from '#web/lib/editing/working-copy.ts'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { editLink, newItemLink } from '../desk-links.ts'
import { focusLanguage } from './focus-field.ts'
import { messages as editorMessages } from './messages.en.ts'

interface SeriesOptions {
	kind: Kind
	/** It was begun here, as one of many that are written one after another. */
	isOne: boolean
	copy: WorkingCopy<AnyCopy>
	form: RefObject<HTMLElement | null>
	onShow: (language: Language) => void
}

/** Begins a new entry of a series where it is written first. @returns what goes on with the next, after this one was published */
export function useSeries({ kind, isOne, copy, form, onShow }: SeriesOptions) {
	const m = useMessages(editorMessages)
	const router = useRouter()
	const { show } = useToast()
	const begin = useEffectEvent(() => focusLanguage(form.current, 'english', onShow))
	useEffect(() => {
		if (isOne) begin()
	}, [isOne])
	return () => {
		const { item } = copy.read()
		if (!isOne || !item) return
		const goTo = (href: string) => void router.navigate({ href })
		goTo(linkAddress(newItemLink(kind.name, item.id)))
		const onPress = () => goTo(linkAddress(editLink(kind.name, item.id)))
		show({ title: m.nextInSeries, kind: 'ok', action: { label: m.seeLast, onPress } })
	}
}
