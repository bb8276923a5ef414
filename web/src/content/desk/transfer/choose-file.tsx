import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { type DragEvent, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon, uploadIcon } from '#web/ui/icons.ts'
import { messages as uiMessages } from '#web/ui/messages.en.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { exportAddress, wordExampleAddress } from './export-address.ts'
import { sendFile } from './import-calls.ts'
import { messages as transferMessages } from './messages.en.ts'
import css from './transfer.module.css'

interface ChooseFileProps {
	type: string
	/** Its entries may come as a Word document as well. */
	hasWordForm: boolean
	onRead: (state: ImportState) => void
}

interface Refusal {
	message: string
	/** Name what is wrong in the file, such as its columns. */
	details: { path: string; message: string }[]
}

/** Takes a file by a press or by dropping it, and has the server read it. */
export function ChooseFile({ type, hasWordForm, onRead }: ChooseFileProps) {
	const m = useMessages(transferMessages)
	const { reading, refusal, read } = useReading(type, onRead)
	return (
		<Sheet isPadded className={css.choose}>
			<p className={css.intro}>{m.intro}</p>
			<DropZone reading={reading} hasWordForm={hasWordForm} onFile={(file) => void read(file)} />
			{refusal && (
				<div>
					<FormFailure message={refusal.message} />
					{refusal.details.length > 0 && (
						<ul className={css.details}>
							{refusal.details.map(({ path, message }) => (
								<li key={path}>
									<b>{path}</b>: {message}
								</li>
							))}
						</ul>
					)}
				</div>
			)}
			<section aria-labelledby="example" className={css.example}>
				<h2 id="example">{m.example}</h2>
				<p>{m.exampleText}</p>
				<p className={css.buttons}>
					{(['xlsx', 'csv'] as const).map((format) => (
						<a
							key={format}
							href={exportAddress(type, { format, template: 'true' })}
							download
							className={buttonClass({ isCompact: true })}
						>
							<Icon path={downloadIcon} />
							{m.examples[format]}
						</a>
					))}
					{hasWordForm && (
						<a href={wordExampleAddress(type)} download className={buttonClass({ isCompact: true })}>
							<Icon path={downloadIcon} />
							{m.wordExample}
						</a>
					)}
				</p>
			</section>
		</Sheet>
	)
}

function useReading(type: string, onRead: (state: ImportState) => void) {
	const m = useMessages(transferMessages)
	const { checkConnection } = useMessages(uiMessages)
	const [reading, setReading] = useState<string | null>(null)
	const [refusal, setRefusal] = useState<Refusal | null>(null)
	async function read(file: File) {
		if (reading !== null) return
		setReading(file.name)
		setRefusal(null)
		announce(m.reading(file.name))
		try {
			onRead(await sendFile(type, file))
		} catch (error) {
			const isSaid = error instanceof ApiError
			setRefusal({ message: (isSaid && error.message) || checkConnection, details: isSaid ? error.errors : [] })
		} finally {
			setReading(null)
		}
	}
	return { reading, refusal, read }
}

const office = 'application/vnd.openxmlformats-officedocument'
const tables = `.csv,.xlsx,.tsv,.txt,text/csv,${office}.spreadsheetml.sheet`
const word = `.docx,${office}.wordprocessingml.document`

interface DropZoneProps {
	/** Is the name of the file that is on its way. */
	reading: string | null
	hasWordForm: boolean
	onFile: (file: File) => void
}

function DropZone({ reading, hasWordForm, onFile }: DropZoneProps) {
	const m = useMessages(transferMessages)
	const isHydrated = useIsHydrated()
	const [isOver, setIsOver] = useState(false)
	const take = (event: DragEvent, isTaken: boolean) => {
		event.preventDefault()
		setIsOver(!isTaken)
		const [file] = event.dataTransfer.files
		if (isTaken && file) onFile(file)
	}
	return (
		<label
			className={css.zone}
			data-over={isOver || undefined}
			aria-busy={reading !== null}
			onDragOver={(event) => take(event, false)}
			onDragLeave={() => setIsOver(false)}
			onDrop={(event) => take(event, true)}
		>
			<Icon path={uploadIcon} className={css.zoneIcon} />
			<span className={css.zoneTitle}>{reading === null ? m.choose : m.reading(reading)}</span>
			<span id="file-limits" className={css.hint}>
				{hasWordForm ? m.wordLimits : m.limits}
			</span>
			<input
				type="file"
				accept={hasWordForm ? `${tables},${word}` : tables}
				aria-label={m.choose}
				aria-describedby="file-limits"
				className={css.zoneInput}
				disabled={!isHydrated}
				onChange={({ target }) => {
					const [file] = target.files ?? []
					if (file) onFile(file)
					// The same file may be chosen once more, when it has been corrected.
					target.value = ''
				}}
			/>
		</label>
	)
}
