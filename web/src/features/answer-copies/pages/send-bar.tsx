import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { sendIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { messages as copyMessages } from '../messages.en.ts'
import { useProgress } from '../sending/use-progress.ts'
import { type Hindrance, hindranceOf } from './readiness.ts'
import css from './send-bar.module.css'
import type { Draft } from './use-draft.ts'
import { useSubmit } from './use-submit.ts'

interface SendBarProps {
	draft: Draft
	/** Names the question and its day. */
	subject: string
	/** Is where a sign-in leads back to. */
	page: string
	onTryNow(): void
}

/** Says how many pages are safe, and sends the answer once all are. It stays in sight on a phone. */
export function SendBar({ draft, subject, page, onTryNow }: SendBarProps) {
	const m = useMessages(copyMessages)
	const reasonId = useId()
	const { pages, copy } = draft
	const { isAway, refusals } = useProgress()
	const { submit, failure, isSending, asksAboutMissing, wasPressed } = useSubmit({ draft, page })
	const hindrance = hindranceOf(pages, draft.mostPages)
	const hasUnsent = pages.some(({ server, unsent }) => server === null && unsent?.refusal === null)
	const missing = copy?.missingBookletPages.join(', ') ?? ''
	const refusal = refusals[subject]
	const safe = pages.filter(({ server }) => server !== null).length
	return (
		<div className={css.bar}>
			{refusal && hasUnsent && (
				<Note kind="error">
					{refusal} <TryNow onTryNow={onTryNow} />
				</Note>
			)}
			{isAway && hasUnsent && (
				<div role="status">
					<Note kind="warning">
						{m.away} <TryNow onTryNow={onTryNow} />
					</Note>
				</div>
			)}
			{draft.isChangedElsewhere && <Note kind="error">{m.changedElsewhere}</Note>}
			{missing !== '' && (
				<Note kind="warning">
					{m.bookletPage.missing(missing)} {asksAboutMissing && m.bookletPage.missingHelp}
				</Note>
			)}
			<FormFailure message={failure} />
			<div className={css.line}>
				<p id={reasonId} className={css.state} role="status">
					{pages.length > 0 && `${m.safe(safe, pages.length)}${m.stop}`}{' '}
					{hindrance && (wasPressed || hindrance.reason === 'reading') && sentenceOf(hindrance, draft.mostPages, m)}
				</p>
				<Button
					variant="action"
					icon={sendIcon}
					isBusy={isSending}
					busyLabel={m.sending}
					aria-disabled={hindrance !== null || undefined}
					aria-describedby={reasonId}
					onClick={() => submit(hindrance)}
				>
					{asksAboutMissing ? m.sendWithout(missing) : m.send(pages.length)}
				</Button>
			</div>
		</div>
	)
}

function TryNow({ onTryNow }: { onTryNow(): void }) {
	const m = useMessages(copyMessages)
	return (
		<Button variant="quiet" isCompact onClick={onTryNow}>
			{m.tryNow}
		</Button>
	)
}

function sentenceOf(hindrance: Hindrance, most: number, { hindrances: m }: typeof copyMessages): string {
	switch (hindrance.reason) {
		case 'none':
			return m.none
		case 'refused':
			return m.refused
		case 'foreign':
			return m.foreign
		case 'too-many':
			return m.tooMany(hindrance.count, most)
		default:
			return m[hindrance.reason](hindrance.count)
	}
}
