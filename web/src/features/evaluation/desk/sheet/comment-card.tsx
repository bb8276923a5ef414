import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import { type AnnotationTone, MAX_COMMENT_CHARACTERS } from '@aravalli/shared/evaluation/annotation'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { trashIcon } from '#web/ui/icons.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { pencilIcon } from '../icons.ts'
import { PhraseChips } from '../marks/phrase-chips.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import css from './comment-card.module.css'

interface CommentCardProps {
	annotation: Annotation
	/** It is being written. */
	isOpen: boolean
	isReadOnly: boolean
	/** Is where the mark is, in the box around it. */
	style: CSSProperties
	onOpen: () => void
	onClose: () => void
	onChange: (changes: Partial<Pick<Annotation, 'text' | 'tone'>>) => void
	onRemove: () => void
}

/** Shows what a comment, or a text on the page, says, beside it; and has it written. */
export function CommentCard(props: CommentCardProps) {
	const { annotation, isOpen, isReadOnly, style, onOpen, onRemove } = props
	const m = useMessages(deskMessages).comment
	const { tool, tone, text } = annotation
	return (
		<section className={css.card} style={useIsPhone() ? {} : style} aria-label={tool === 'comment' ? m.title : m.text}>
			{isOpen && !isReadOnly ? (
				<Writing {...props} />
			) : (
				<>
					<div className={css.head}>
						<Badge tone={tone === 'good' ? 'ok' : 'bad'}>{m.tones[tone]}</Badge>
						{!isReadOnly && (
							<span className={css.tools}>
								<IconButton icon={pencilIcon} label={m.edit} className={css.tool} onClick={onOpen} />
								<IconButton icon={trashIcon} label={m.remove} className={css.tool} onClick={onRemove} />
							</span>
						)}
					</div>
					<p className={css.text}>{text || m.empty}</p>
				</>
			)}
		</section>
	)
}

function Writing({ annotation, onClose, onChange, onRemove }: CommentCardProps) {
	const m = useMessages(deskMessages).comment
	const field = useRef<HTMLTextAreaElement>(null)
	useEffect(() => {
		field.current?.focus()
	}, [])
	const { tool, text, tone } = annotation
	return (
		<div className={css.writing}>
			<ToneChoice tone={tone} onChange={(chosen) => onChange({ tone: chosen })} />
			<textarea
				ref={field}
				className={css.field}
				aria-label={tool === 'comment' ? m.title : m.text}
				placeholder={m.placeholder}
				maxLength={MAX_COMMENT_CHARACTERS}
				rows={3}
				value={text}
				onChange={({ target }) => onChange({ text: target.value })}
				onKeyDown={(event) => {
					const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
					if (event.key !== 'Escape' && !isDone) return
					event.preventDefault()
					onClose()
				}}
			/>
			<PhraseChips
				onPick={(phrase) => onChange({ text: text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}` })}
			/>
			<div className={css.actions}>
				<Button isCompact variant="quiet" onClick={onRemove}>
					{m.remove}
				</Button>
				<Button isCompact variant="primary" onClick={onClose}>
					{m.done}
				</Button>
			</div>
		</div>
	)
}

const tones: readonly AnnotationTone[] = ['good', 'correct']

function ToneChoice({ tone, onChange }: { tone: AnnotationTone; onChange: (tone: AnnotationTone) => void }) {
	const m = useMessages(deskMessages).comment
	return (
		<fieldset className={css.tones} aria-label={m.tone}>
			{tones.map((choice) => (
				<button
					key={choice}
					type="button"
					className={css.tone}
					data-tone={choice}
					aria-pressed={choice === tone}
					onClick={() => onChange(choice)}
				>
					{m.tones[choice]}
				</button>
			))}
		</fieldset>
	)
}
