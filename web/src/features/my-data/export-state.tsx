import { formatDay } from '@aravalli/shared/format-day'
import { formatMoment } from '@aravalli/shared/format-moment'
import { formatSize } from '@aravalli/shared/format-size'
import { indiaDay } from '@aravalli/shared/india-time'
import type { DataExport } from '@aravalli/shared/my-data/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { Progress } from '#web/ui/progress.tsx'
import { messages as myDataMessages } from './messages.en.ts'
import css from './my-data.module.css'
import { isBeingMade } from './queries.ts'

/** Says how far a copy is; once it is there, it shows the way to it. */
export function ExportState({ copy }: { copy: DataExport }) {
	const m = useMessages(myDataMessages)
	const language = useLanguage()
	const { status, progress, requestedAt, expiresAt } = copy
	if (isBeingMade(copy))
		return (
			<>
				<Progress label={m.making} text={m.percent(progress)} share={progress / 100} />
				<p className={css.hint}>{m.makingText}</p>
			</>
		)
	const made = formatDay(indiaDay(new Date(requestedAt)), language)
	if (status === 'failed') return <p>{m.failed}</p>
	if (status === 'expired') return <p>{m.expired(made)}</p>
	return (
		<>
			<p>{m.ready(made, formatMoment(expiresAt ?? requestedAt, language))}</p>
			<Downloads copy={copy} />
		</>
	)
}

/** A link without `download`: what is refused leads to this page, which says why. */
function Downloads({ copy: { id, files } }: { copy: DataExport }) {
	const m = useMessages(myDataMessages)
	const label = (part: number, size: string) =>
		files.length === 1 ? m.download(size) : m.downloadPart(part, files.length, size)
	return (
		<>
			<ul className={css.ways}>
				{files.map(({ part, sizeBytes }) => (
					<li key={part}>
						<a href={`/api/user/export/${id}/file?part=${part}`} className={buttonClass({ variant: 'action' })}>
							<Icon path={downloadIcon} />
							{label(part, formatSize(sizeBytes))}
						</a>
					</li>
				))}
			</ul>
			{files.length > 1 && <p className={css.hint}>{m.severalFiles}</p>}
		</>
	)
}
