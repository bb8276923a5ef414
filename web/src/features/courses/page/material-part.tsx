import type { Material } from '@aravalli/shared/courses/contract'
import { useState } from 'react'
import { useNoteReading } from '#web/content/use-note-reading.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon, lockIcon } from '#web/ui/icons.ts'
import { RichText } from '#web/ui/rich-text.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as coursesMessages } from '../messages.en.ts'
import css from './material-part.module.css'

interface MaterialPartProps {
	materials: Material[]
	/** Is the material that the address names. */
	chosenId: string | undefined
	/** What is opened is remembered; in a preview there is nothing to remember. */
	isNoted: boolean
}

/** Shows what a course has to read, each closed at first. */
export function MaterialPart({ materials, chosenId, isNoted }: MaterialPartProps) {
	const m = useMessages(coursesMessages)
	if (materials.length === 0) return null
	return (
		<section aria-labelledby="materials" className={css.part}>
			<h2 id="materials">{m.materials}</h2>
			<Sheet>
				<ul>
					{materials.map((material) => (
						<li key={material._id} className={css.row}>
							{material.isOpen ? (
								<OpenMaterial material={material} isShown={material._id === chosenId} isNoted={isNoted} />
							) : (
								<p className={css.closed}>
									<Icon path={lockIcon} />
									<span>
										<span className={css.title}>{material.title}</span>
										<span className={css.why}>{m.closed}</span>
									</span>
								</p>
							)}
						</li>
					))}
				</ul>
			</Sheet>
		</section>
	)
}

interface OpenMaterialProps extends Pick<MaterialPartProps, 'isNoted'> {
	material: Material
	isShown: boolean
}

function OpenMaterial({ material, isShown, isNoted }: OpenMaterialProps) {
	const { _id, title, body, file } = material
	const [isOpen, setIsOpen] = useState(isShown)
	// Whoever has opened it has used the course.
	useNoteReading('course-materials', isOpen && isNoted ? _id : undefined)
	if (!body) {
		return (
			<div className={css.fileOnly}>
				<p className={css.title}>{title}</p>
				{file && <SaveLink file={file} onSave={() => setIsOpen(true)} />}
			</div>
		)
	}
	return (
		<Disclosure showLabel={title} isOpen={isOpen} onToggle={setIsOpen}>
			<div className={css.text}>
				{file && (
					<p>
						<SaveLink file={file} />
					</p>
				)}
				<RichText html={body} />
			</div>
		</Disclosure>
	)
}

function SaveLink({ file, onSave }: { file: string; onSave?: () => void }) {
	const m = useMessages(coursesMessages)
	return (
		<a href={file} className={buttonClass({ isCompact: true })} download onClick={onSave}>
			<Icon path={downloadIcon} />
			{m.saveFile}
		</a>
	)
}
