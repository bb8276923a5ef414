import type { LineField } from '@aravalli/shared/content/fields'
import { use } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { uploadIcon } from '#web/ui/icons.ts'
import css from './file-input.module.css'
import { FileSending, type FileUse, type SendFile } from './file-sending.ts'
import { messages as editorMessages } from './messages.en.ts'
import { useFileSending } from './use-file-sending.ts'

/** Are what file dialogs offer; the server tells a file by its content. */
const accepted: Record<FileUse, string> = { video: 'video/mp4,video/webm', document: 'application/pdf' }

interface FileInputProps {
	field: LineField
	/** Is the name of the control. */
	path: string
	label: string
	value: string
	error: string | undefined
	onChange: (value: string) => void
}

/** Has an editor give an address, or send the file that it is to lead to. */
export function FileInput({ field, path, label, value, error, onChange }: FileInputProps) {
	const send = use(FileSending)
	return (
		<div className={css.place}>
			<Field label={label} error={error}>
				{(control) => (
					<input
						{...control}
						name={path}
						autoComplete="off"
						spellCheck={false}
						value={value}
						onChange={({ target }) => onChange(target.value)}
					/>
				)}
			</Field>
			{send && <FileSender send={send} fileUse={field.upload ?? 'document'} value={value} onSent={onChange} />}
		</div>
	)
}

interface FileSenderProps {
	send: SendFile
	fileUse: FileUse
	value: string
	onSent: (address: string) => void
}

function FileSender({ send, fileUse, value, onSent }: FileSenderProps) {
	const m = useMessages(editorMessages)
	const { state, begin, stop } = useFileSending(send, fileUse, onSent)
	return (
		<>
			<div className={css.actions}>
				{state.share === null ? (
					<label className={`${buttonClass({ isCompact: true, variant: 'secondary' })} ${css.choose}`}>
						<Icon path={uploadIcon} />
						{m.uploadFile}
						<input
							type="file"
							accept={accepted[fileUse]}
							className={css.input}
							onChange={({ target }) => {
								const [file] = target.files ?? []
								if (file) void begin(file)
								// The same file may be chosen once more.
								target.value = ''
							}}
						/>
					</label>
				) : (
					<Button isCompact variant="quiet" onClick={stop}>
						{m.stopUpload}
					</Button>
				)}
				{value !== '' && state.share === null && (
					<a href={value} target="_blank" rel="noreferrer" className={css.look}>
						{m.lookAtFile}
					</a>
				)}
			</div>
			{state.share !== null && (
				<p className={css.state}>
					<progress value={state.share} max={1} aria-label={m.uploadOf(state.name)} />
					{state.share < 1 ? m.uploaded(formatCount(Math.floor(state.share * 100))) : m.uploadEnds}
				</p>
			)}
			<p role="status" className={css.state}>
				{state.share === null && state.name !== '' && state.problem === null && m.isUploaded(state.name)}
			</p>
			{state.problem !== null && (
				<p role="alert" className={css.problem}>
					{state.problem || m.uploadFailed}
				</p>
			)}
		</>
	)
}
