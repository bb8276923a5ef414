import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Modal } from '#web/ui/modal.tsx'
import { deskTools } from './drawing/tools.ts'
import css from './keys-dialog.module.css'
import { messages as deskMessages } from './messages.en.ts'
import { singleKeysOff } from './stored.ts'

/** Lists what the keys do, and has those of a single letter switched off: whoever speaks to a computer types them by accident. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
	const { keys: m, tools } = useMessages(deskMessages)
	const [isOff, setIsOff] = useState(singleKeysOff.read() !== null)
	const { names, groups } = m
	return (
		<Modal title={m.title} onClose={onClose}>
			<label className={css.switch}>
				<input
					type="checkbox"
					checked={!isOff}
					onChange={({ target }) => {
						setIsOff(!target.checked)
						if (target.checked) singleKeysOff.remove()
						else singleKeysOff.write('1')
					}}
				/>
				{m.isOn}
			</label>
			<Group title={groups.tools}>
				{deskTools.map(({ tool, key }) => (
					<Row key={tool} name={tools[tool]} keys={[key]} />
				))}
				<Row name={names.ink} keys={['G']} />
			</Group>
			<Group title={groups.copy}>
				<Row name={names.next} keys={['N']} />
				<Row name={names.save} keys={['S']} />
				<Row name={names.undo} keys={['Z']} />
				<Row name={names.redo} keys={[m.shift, 'Z']} />
				<Row name={names.remove} keys={[m.delete]} />
				<Row name={names.marks} keys={[m.arrows]} />
			</Group>
			<Group title={groups.page}>
				<Row name={names.pages} keys={['[', ']']} />
				<Row name={names.zoom} keys={['+', '−']} />
				<Row name={names.turn} keys={['R']} />
				<Row name={names.help} keys={['?']} />
			</Group>
			<Group title={groups.drawing}>
				<Row name={names.arrows} keys={[m.arrows]} />
				<Row name={names.enter} keys={[m.enter]} />
				<Row name={names.move} keys={['Alt', m.arrows]} />
				<Row name={names.escape} keys={[m.escape]} />
			</Group>
		</Modal>
	)
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={css.group}>
			<h3>{title}</h3>
			<dl>{children}</dl>
		</section>
	)
}

function Row({ name, keys }: { name: string; keys: string[] }) {
	return (
		<div className={css.row}>
			<dt>{name}</dt>
			<dd>
				{keys.map((key) => (
					<kbd key={key} className={css.key}>
						{key}
					</kbd>
				))}
			</dd>
		</div>
	)
}
