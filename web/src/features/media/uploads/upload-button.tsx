import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { uploadIcon } from '#web/ui/icons.ts'
import { messages as mediaMessages } from '../messages.en.ts'
import { pictureTypes } from './upload-rules.ts'
import css from './uploads.module.css'

interface UploadButtonProps {
	isPrimary?: boolean
	onFiles: (files: File[]) => void
}

/** Has an editor choose pictures of the device. */
export function UploadButton({ isPrimary = false, onFiles }: UploadButtonProps) {
	const m = useMessages(mediaMessages)
	const look = buttonClass({ isCompact: true, variant: isPrimary ? 'primary' : 'secondary' })
	return (
		<label className={classNames(look, css.choose)}>
			<Icon path={uploadIcon} />
			{m.uploads.choose}
			<input
				type="file"
				multiple
				accept={pictureTypes.join()}
				className={css.input}
				onChange={({ target }) => {
					onFiles([...(target.files ?? [])])
					// The same file may be chosen once more.
					target.value = ''
				}}
			/>
		</label>
	)
}
