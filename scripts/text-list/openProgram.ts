import { relative } from 'node:path';
import ts from 'typescript';

/** One side of the product as TypeScript sees it, without tests. */
export interface Program {
  checker: ts.TypeChecker;
  sources: ts.SourceFile[];
  /** `src/…/File.tsx:12`. */
  placeOf(node: ts.Node): string;
}

/** @param folder of its sources, such as src */
export function openProgram(configFile: string, folder: string): Program {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const isOurs = (path: string) => path.startsWith(`${folder}/`);
  const roots = fileNames.map(name => relative(process.cwd(), name)).filter(isOurs);
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
