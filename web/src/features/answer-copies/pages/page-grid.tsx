import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { messages as copyMessages } from '../messages.en.ts'
import { askForPicture } from './local-pictures.ts'
import css from './page-grid.module.css'
import { PageTile } from './page-tile.tsx'
import type { Draft } from './use-draft.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useMovedFocus } from './use-moved-focus.ts'

/** Shows the pages of an answer in their order, with all that can be done to each. */
export function PageGrid({ draft }: { draft: Draft }) {
	const m = useMessages(copyMessages)
	const { show } = useToast()
	const list = useRef<HTMLOListElement>(null)
	useKeptFocus(list)
	const { pages, copyId, files } = draft
	useEffect(() => {
		for (const { uploadKey, file } of files) askForPicture(uploadKey, file)
	}, [files])
	const noteMove = useMovedFocus(list, pages.map(({ key }) => key).join())
	const move = (key: string, by: number) => {
		const from = pages.findIndex((page) => page.key === key)
		const to = Math.min(pages.length - 1, Math.max(0, from + by))
		if (from < 0 || to === from) return
		noteMove(key)
		draft.move(key, to - from)
		announce(m.moved(to + 1, pages.length))
	}
	const drag = useDragOrder({ list, onMove: move, keys: pages.map(({ key }) => key) })
	const bringBack = (key: string) => {
		draft.bringBack(key)
		announce(m.broughtBack)
	}
	const remove = (key: string, number: number) => {
		draft.remove(key)
		const action = { label: m.undo, onPress: () => bringBack(key) }
		show({ title: m.removed(number), kind: 'info', action })
	}
	return (
		<ol ref={list} tabIndex={-1} className={css.grid} aria-label={m.pages}>
			{pages.map((page, index) => (
				<PageTile
					key={page.key}
					page={page}
					copyId={copyId}
					number={index + 1}
					isLast={index === pages.length - 1}
					drag={drag(page.key)}
					onMove={(by) => move(page.key, by)}
					onShow={(look) => draft.show(page.key, look)}
					onRetake={(files) => draft.add(files, page.key)}
					onRemove={() => remove(page.key, index + 1)}
				/>
			))}
		</ol>
	)
}
