import { idOf, type OutboxEntry } from './outbox-entry.ts'
import type { OutboxStorage } from './outbox-storage.ts'
import type { OutboxSurroundings } from './outbox-surroundings.ts'

/** Makes a device for tests: what is on its disk, its clock, and its tabs. */
export function testDevice<Content>() {
	const disk = new Map<string, OutboxEntry<Content>>()
	const tabs: (() => void)[] = []
	const device = { now: 0, isRefusing: false, isBusy: false, disk }
	const refuse = () => {
		if (device.isRefusing) throw new DOMException('full', 'QuotaExceededError')
	}
	const storage: OutboxStorage<Content> = {
		async readAll() {
			refuse()
			return structuredClone([...disk.values()])
		},
		async write(put, removed) {
			refuse()
			for (const id of removed) disk.delete(id)
			for (const entry of put) disk.set(idOf(entry.owner, entry.subject), structuredClone(entry))
		},
		async change(id, by) {
			refuse()
			const next = by(disk.get(id))
			if (next) disk.set(id, structuredClone(next))
			if (next === null) disk.delete(id)
		},
	}
	/** Gives one more tab its surroundings. */
	function newTab(): OutboxSurroundings<Content> {
		const own: (() => void)[] = []
		return {
			storage,
			now: () => device.now,
			tell() {
				for (const listener of tabs) if (!own.includes(listener)) listener()
			},
			onTold(listener) {
				own.push(listener)
				tabs.push(listener)
			},
			async alone(work) {
				if (device.isBusy) return false
				device.isBusy = true
				await work().finally(() => {
					device.isBusy = false
				})
				return true
			},
		}
	}
	return Object.assign(device, { newTab })
}
