#!/usr/bin/env node
import { start } from './node.js';

process.exitCode = await start(process.argv.slice(2));
