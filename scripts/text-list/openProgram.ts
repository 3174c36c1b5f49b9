import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const HOST: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: name => name,
  getNewLine: () => '\n',
};

/** A part of the repository as TypeScript sees it. */
export interface Program {
  checker: ts.TypeChecker;
  /** The product's own, without tests. */
  sources: ts.SourceFile[];
  /** What `tsc` would report, but for files below some folders. */
  typeErrors(except: readonly string[]): string[];
  /** `src/…/File.tsx:12`. */
  placeOf(node: ts.Node): string;
}

/**
 * @param folder of its sources, such as src; left out, there are none
 * @param withTests opens everything that the configuration names, not only those sources
 */
export function openProgram(configFile: string, folder: string | undefined, withTests: boolean): Program {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    dirname(resolve(configFile)),
  );
  const isOurs = (path: string) => folder !== undefined && path.startsWith(`${folder}/`);
  const roots = fileNames
    .map(name => relative(process.cwd(), name))
    .filter(path => withTests || isOurs(path));
  const program = ts.createProgram(roots, options);
  const sources = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => {
      const path = relative(process.cwd(), fileName);
      return !isDeclarationFile && isOurs(path) && !path.startsWith('src/api/generated/');
    })
    .sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  return {
    checker: program.getTypeChecker(),
    sources,
    typeErrors(except) {
      const isLeftOut = ({ fileName }: ts.SourceFile) =>
        except.some(other => relative(process.cwd(), fileName).startsWith(`${other}/`));
      const files = program.getSourceFiles().filter(file => !isLeftOut(file));
      const found = [
        ...errors,
        ...program.getOptionsDiagnostics(),
        ...program.getGlobalDiagnostics(),
        ...files.flatMap(file => [
          ...program.getSyntacticDiagnostics(file),
          ...program.getSemanticDiagnostics(file),
        ]),
      ];
      return ts.sortAndDeduplicateDiagnostics(found).map(error => ts.formatDiagnostic(error, HOST).trimEnd());
    },
    placeOf(node) {
      const source = node.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return `${relative(process.cwd(), source.fileName)}:${line + 1}`;
    },
  };
}

/** Every node of a file, parents first. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node);
  ts.forEachChild(node, child => visit(child, callback));
}
