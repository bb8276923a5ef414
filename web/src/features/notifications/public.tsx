/** The frame of every page shows the bell. */
import { Bell } from './bell.tsx'

export { Bell }
