import { fileURLToPath } from 'node:url'

/** All of these are Next's own settings but for one: where the repository begins. */
export default {
	turbopack: { root: fileURLToPath(new URL('../../../', import.meta.url)) },
}
