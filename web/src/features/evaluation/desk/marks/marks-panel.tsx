import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { partsOf } from '@aravalli/shared/evaluation/rubric'
import { partName } from '@aravalli/shared/evaluation/rubric-names'
import { useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import type { DeskCopyView } from '../copy/desk-copy.ts'
import { marksInColumn } from '../copy/draft-content.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './marks-panel.module.css'
import { PhraseChips } from './phrase-chips.tsx'
import { RubricRows } from './rubric-rows.tsx'

export interface MarksPanelProps {
	workspace: Workspace
	copy: DeskCopyView
	isReadOnly: boolean
	onGive: (rubric: Workspace['draft']['rubric']) => void
	onRemark: (remark: string) => void
	onEditPhrases: () => void
	onHandBack: () => void
}

const MOST_CHARACTERS = 2_000

/** Has the parts and the remark given. */
export function MarksPanel(props: MarksPanelProps) {
	const { workspace, copy, isReadOnly, onGive, onRemark, onEditPhrases, onHandBack } = props
	const { rubric, remark } = copy.content
	const m = useMessages(deskMessages).marks
	const id = useId()
	return (
		<>
			{workspace.state === 'published' && <Note>{m.isReturned}</Note>}
			{workspace.state === 'claimed' && !workspace.isMine && <Note>{m.onlyLook}</Note>}
			{workspace.reason !== null && (
				<section className={css.reason}>
					<h3>{m.reason}</h3>
					<p>{workspace.reason}</p>
				</section>
			)}
			{workspace.others.length > 0 && <Others workspace={workspace} />}
			<RubricRows rubric={rubric} max={workspace.maxRubric} isReadOnly={isReadOnly} onGive={onGive} />
			<label className={css.label} htmlFor={id}>
				{m.remark}
			</label>
			<textarea
				id={id}
				className={css.field}
				rows={4}
				maxLength={MOST_CHARACTERS}
				readOnly={isReadOnly}
				value={remark}
				onChange={({ target }) => onRemark(target.value)}
			/>
			{!isReadOnly && (
				<>
					<PhraseChips
						onPick={(phrase) => onRemark(remark.trim() === '' ? phrase : `${remark.trimEnd()} ${phrase}`)}
						onEdit={onEditPhrases}
					/>
					<p className={css.back}>
						<Button isCompact variant="quiet" onClick={onHandBack}>
							{m.handBack}
						</Button>
					</p>
				</>
			)}
		</>
	)
}

/** Shows a lead what those gave between whom she decides. */
function Others({ workspace: { others, maxRubric } }: { workspace: Workspace }) {
	const m = useMessages(deskMessages).marks
	const nameOf = (kind: string) => (kind === 'second' ? m.othersOf.second : m.othersOf.first)
	const language = useLanguage()
	return (
		<section className={css.others}>
			<table className={css.table}>
				<caption>{m.others}</caption>
				<thead>
					<tr>
						<td />
						{others.map(({ kind }) => (
							<th key={kind} scope="col">
								{nameOf(kind)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{partsOf(maxRubric).map((part) => (
						<tr key={part}>
							<th scope="row">{partName(part, language)}</th>
							{others.map(({ kind, rubric }) => (
								<td key={kind}>{marksInColumn(rubric[part] ?? 0)}</td>
							))}
						</tr>
					))}
					<tr>
						<th scope="row">{m.total}</th>
						{others.map(({ kind, total }) => (
							<td key={kind}>
								<strong>{marksInColumn(total)}</strong>
							</td>
						))}
					</tr>
				</tbody>
			</table>
			{others.map(({ kind, remark }) => remark !== '' && <p key={kind}>{`${nameOf(kind)}: ${remark}`}</p>)}
		</section>
	)
}
