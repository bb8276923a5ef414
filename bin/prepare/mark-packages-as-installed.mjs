// npm runs this at the end of each installation (`postinstall` in package.json).
import { markPackagesAsInstalled } from './install-packages.mjs'

markPackagesAsInstalled()
