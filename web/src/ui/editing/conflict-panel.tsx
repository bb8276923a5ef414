import { useEffect, useRef } from 'react'
import type { ContentItem } from '#web/lib/editing/content-item.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '../button.tsx'
import { type ComparedField, ComparedFields } from './compared-fields.tsx'
import css from './conflict-panel.module.css'
import { messages as editingMessages } from './messages.en.ts'
import { savedTime } from './save-state.tsx'

interface ConflictPanelProps {
	theirs: ContentItem<unknown>
	fields: ComparedField[]
	onTakeTheirs: () => void
	onKeepMine: () => void
}

/** Somebody has saved a newer version: says who, shows where the two differ, and has the editor choose. */
export function ConflictPanel({ theirs, fields, onTakeTheirs, onKeepMine }: ConflictPanelProps) {
	const m = useMessages(editingMessages)
	const panel = useRef<HTMLElement>(null)
	useEffect(() => {
		// Whoever is writing goes on: it is read out anyway.
		if (!document.activeElement?.matches('input, textarea, [contenteditable]')) panel.current?.focus()
	}, [])
	const time = savedTime(theirs.updatedAt, useLanguage())
	return (
		<section ref={panel} className={css.panel} tabIndex={-1} aria-labelledby="conflict-title" role="alert">
			<div className={css.words}>
				<h2 id="conflict-title" className={css.title}>
					{theirs.isUpdatedByCaller ? m.newerOwn(time) : m.newerOf(theirs.updatedByName ?? m.somebody, time)}
				</h2>
				<p>{m.newerText}</p>
			</div>
			<ComparedFields fields={fields} names={m} />
			<div className={css.actions}>
				<Button isCompact onClick={onTakeTheirs}>
					{m.takeTheirs}
				</Button>
				<Button isCompact onClick={onKeepMine}>
					{m.keepMine}
				</Button>
			</div>
		</section>
	)
}
