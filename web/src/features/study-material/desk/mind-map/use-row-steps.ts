import { type RefObject, useCallback, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { useFocusAfter } from '../use-focus-after.ts'
import { useOfferBack } from '../use-offer-back.ts'
import type { OutlineKey } from './outline-keys.ts'
import { branchEnd, type OutlineMove, putBack } from './outline-moves.ts'
import type { RowTexts } from './outline-rows.ts'
import type { useOutline, WrittenAt } from './use-outline.ts'

const pathOf = ({ at, language }: WrittenAt, text: keyof RowTexts) => `${language}.nodes.${at}.${text}`

/** Goes from row to row, and moves them, by keys and by buttons. */
export function useRowSteps(list: RefObject<HTMLElement | null>, outline: ReturnType<typeof useOutline>) {
	const { written, setWritten, move } = outline
	const focus = useFocusAfter(list)
	/** In this row there is a place for a note, although none is written. */
	const [noteAt, setNoteAt] = useState<number | null>(null)
	const remove = useRemoval(outline)
	const go = useCallback(
		(to: WrittenAt, text: keyof RowTexts = 'label') => {
			setNoteAt(text === 'note' ? to.at : null)
			setWritten(to)
			focus(pathOf(to, text))
		},
		[setWritten, focus],
	)
	/** Says whether the key has done something. */
	const press = useCallback(
		(key: OutlineKey, from: WrittenAt, text: keyof RowTexts): boolean => {
			if (key === 'note') {
				go(from, 'note')
				return true
			}
			if (key === 'removeBlank' && text === 'note') return false
			const at = steps[key] ? stepped(list.current, from, steps[key]) : move(key as OutlineMove, from.at)
			if (at !== null) go({ ...from, at })
			// A key that moves rows does nothing else, also where this row cannot be moved.
			return at !== null || !writing.has(key)
		},
		[go, move, list],
	)
	const use = (how: OutlineMove) => {
		if (how === 'remove') return remove(written)
		const at = move(how, written.at)
		if (at === null) return
		if (how === 'add') go({ ...written, at })
		else setWritten({ ...written, at })
	}
	return { noteAt, focus, go, press, use }
}

const steps: Partial<Record<OutlineKey, number>> = { next: 1, previous: -1 }

/** Finds the row above or below; null where there is none. */
function stepped(list: HTMLElement | null, from: WrittenAt, step: number): number | null {
	const at = from.at + step
	return list?.querySelector(`[name="${pathOf({ ...from, at }, 'label')}"]`) ? at : null
}

/** Where these lead nowhere, they do in the text what they do in any. */
const writing: ReadonlySet<OutlineKey> = new Set(['next', 'previous', 'removeBlank'])

/** Removes a row with its branch, and offers to put it back. */
function useRemoval({ rows, move, putRows, setWritten }: ReturnType<typeof useOutline>) {
	const m = useMessages(deskMessages)
	const offerBack = useOfferBack()
	return ({ at, language }: WrittenAt) => {
		const branch = rows.slice(at, branchEnd(rows, at))
		const to = move('remove', at)
		if (to === null) return
		setWritten({ at: to, language })
		offerBack(m.removed(branch.length), () => putRows((now) => putBack(now, at, branch)))
	}
}
