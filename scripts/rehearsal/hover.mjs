// What an editor shows where the pointer rests, by the language service that editors ask.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'

/** Answers the hover of each place: the first occurrence of its text in the file. */
export const hoverOver = (file, config, places) => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  )
  const service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) =>
      ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(path)) : undefined,
    getCurrentDirectory: () => dirname(file),
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  })
  const text = readFileSync(file, 'utf8')
  return places.map((place) => {
    const at = text.indexOf(place)
    if (at < 0) throw new Error(`${file} has no "${place}".`)
    const name = at + place.search(/\w+$/)
    return ts.displayPartsToString(service.getQuickInfoAtPosition(file, name)?.displayParts)
  })
}
