import { formatSize } from '@aravalli/shared/format-size'
import { type ChangeEvent, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { readPicture } from '#web/lib/read-preview.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cameraIcon } from '#web/ui/icons.ts'
import { messages as accountsMessages } from '../messages.en.ts'
import { messages as profileMessages } from './messages.en.ts'
import { pictureProblem, pictureTypes } from './picture-rules.ts'
import css from './profile.module.css'
import { usePictureCalls } from './use-picture-calls.ts'

interface PictureFormProps {
	current: string | null
	letters: string
}

interface ChosenPicture {
	file: File
	preview: string
}

/** Lets somebody choose, look at and upload a picture; the chosen one stays when the upload fails. */
export function PictureForm({ current, letters }: PictureFormProps) {
	const m = useMessages(profileMessages)
	const common = useMessages(accountsMessages)
	const { upload, remove, busyWith } = usePictureCalls()
	const [chosen, setChosen] = useState<ChosenPicture | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const file = target.files?.[0]
		if (!file) return
		// The same file may be chosen once more.
		target.value = ''
		const preview = pictureProblem(file) ? null : await readPicture(file)
		const found = preview ? null : (pictureProblem(file) ?? 'not-an-image')
		setProblem(found && m.pictureProblems[found])
		setChosen(preview ? { file, preview } : null)
	}
	const attempt = async (work: () => Promise<void>, failed: string) => {
		setProblem(null)
		try {
			await work()
			setChosen(null)
		} catch (error) {
			setProblem((error instanceof ApiError && error.message) || failed)
		}
	}
	return (
		<div className={css.picture}>
			<Portrait picture={chosen?.preview ?? current} letters={letters} alt={chosen ? m.preview : ''} />
			<div className={css.pictureTools}>
				<div className={css.row}>
					<label className={classNames(buttonClass(), css.file, 'needsScript')}>
						<Icon path={cameraIcon} />
						{m.choosePicture}
						<input
							type="file"
							accept={pictureTypes.join()}
							className={css.fileInput}
							onChange={(event) => void choose(event)}
						/>
					</label>
					{chosen && (
						<>
							<Button
								variant="action"
								isBusy={busyWith === 'upload'}
								busyLabel={m.uploading}
								onClick={() => void attempt(() => upload(chosen.file), m.uploadFailed)}
							>
								{m.upload}
							</Button>
							<Button variant="quiet" onClick={() => setChosen(null)}>
								{m.cancel}
							</Button>
						</>
					)}
					{current && !chosen && (
						<Button
							variant="quiet"
							isBusy={busyWith === 'remove'}
							busyLabel={m.removing}
							onClick={() => void attempt(remove, common.failed)}
						>
							{m.remove}
						</Button>
					)}
				</div>
				<p className={css.hint}>{chosen ? `${chosen.file.name} · ${formatSize(chosen.file.size)}` : m.pictureHint}</p>
				<FormFailure message={problem} />
			</div>
		</div>
	)
}

interface PortraitProps {
	picture: string | null
	/** The letters stand where there is no picture, or it cannot be had. */
	letters: string
	alt: string
}

function Portrait({ picture, letters, alt }: PortraitProps) {
	const [failed, setFailed] = useState<string | null>(null)
	return (
		<div className={css.portrait}>
			{picture && picture !== failed ? (
				<img src={picture} alt={alt} width={112} height={112} onError={() => setFailed(picture)} />
			) : (
				<span aria-hidden="true">{letters}</span>
			)}
		</div>
	)
}
