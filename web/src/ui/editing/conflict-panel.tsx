import { useEffect, useRef } from 'react'
import type { ContentItem } from '#web/lib/editing/content-item.ts'
import { wordDifference } from '#web/lib/editing/word-difference.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '../button.tsx'
import css from './conflict-panel.module.css'
import { messages as editingMessages } from './messages.en.ts'
import { savedTime } from './save-state.tsx'

/** Holds one field of both versions, as text. */
export interface ComparedField {
	label: string
	/** Names its language where it is not the page's. */
	lang?: string
	mine: string
	theirs: string
}

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
	const differing = fields.filter((field) => field.mine !== field.theirs)
	return (
		<section ref={panel} className={css.panel} tabIndex={-1} aria-labelledby="conflict-title" role="alert">
			<div className={css.words}>
				<h2 id="conflict-title" className={css.title}>
					{theirs.isUpdatedByCaller ? m.newerOwn(time) : m.newerOf(theirs.updatedByName ?? m.somebody, time)}
				</h2>
				<p>{m.newerText}</p>
			</div>
			{differing.length === 0 && <p>{m.noDifference}</p>}
			{differing.map((field) => (
				<div key={field.label} className={css.field}>
					<h3 className={css.label}>{field.label}</h3>
					<dl className={css.versions}>
						<Version name={m.theirs} text={field.theirs} other={field.mine} lang={field.lang} />
						<Version name={m.mine} text={field.mine} other={field.theirs} lang={field.lang} />
					</dl>
				</div>
			))}
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

interface VersionProps {
	name: string
	text: string
	other: string
	lang: string | undefined
}

function Version({ name, text, other, lang }: VersionProps) {
	const m = useMessages(editingMessages)
	const pieces = wordDifference(text, other).map((piece, index) => ({ ...piece, index }))
	return (
		<div className={css.version}>
			<dt className={css.name}>{name}</dt>
			<dd className={css.text} lang={text ? lang : undefined}>
				{pieces.map((piece) => (piece.isOwn ? <mark key={piece.index}>{piece.text}</mark> : piece.text))}
				{text === '' && <span className={css.nothing}>{m.nothing}</span>}
			</dd>
		</div>
	)
}
