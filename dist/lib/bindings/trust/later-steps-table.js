// Which files later steps of a workflow may execute, as data: what package managers, build tools, test runners, shells, git and CI read as
// programs or as settings that start programs. All in lower case, with space between. The look-up is later-steps.ts.
/** By a file's own name. */
export const NAMES = [
    [
        'package scripts and dependencies',
        `package.json package.json5 package.yaml deno.json deno.jsonc composer.json bower.json lerna.json nx.json turbo.json rush.json
     pnpm-workspace.yaml .pnpmfile.cjs .pnp.cjs .pnp.loader.mjs binding.gyp project.json jsr.json import_map.json importmap.json turbo.jsonc
     pubspec.yaml shard.yml dub.json dub.sdl conanfile.txt vcpkg.json vcpkg-configuration.json cpanfile deps.edn project.clj bb.edn
     shadow-cljs.edn cartfile mintfile brewfile berksfile puppetfile appraisals gopkg.toml project.toml devbox.json devenv.yaml pixi.toml
     dotnet-tools.json paket.dependencies`,
    ],
    [
        'a lock file, which decides what is installed',
        `package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock composer.lock gemfile.lock cargo.lock
     poetry.lock pdm.lock uv.lock pipfile.lock go.sum flake.lock packages.lock.json package.resolved podfile.lock mix.lock pubspec.lock
     gradle.lockfile conda-lock.yml module.bazel.lock go.work.sum shard.lock renv.lock manifest.toml cartfile.resolved dub.selections.json
     pixi.lock devbox.lock devenv.lock paket.lock build.zig.zon`,
    ],
    [
        'settings of a package manager',
        `.npmrc .yarnrc .yarnrc.yml .pnpmrc bunfig.toml pip.conf .pypirc nuget.config .condarc settings.xml .gemrc .bundle uv.toml libs.versions.toml
     poetry.toml pdm.toml .bazelversion terraform.rc`,
    ],
    [
        'a build file',
        `makefile gnumakefile bsdmakefile justfile .justfile taskfile.yml taskfile.yaml cmakelists.txt cmakepresets.json configure
     configure.ac meson.build build.ninja sconstruct sconscript wscript build build.bazel workspace workspace.bazel module.bazel
     .bazelrc build.xml pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties gradlew mvnw
     build.sbt build.rs build.zig cargo.toml go.mod go.work package.swift podfile fastfile mix.exs rebar.config stack.yaml
     cabal.project dune flake.nix default.nix shell.nix directory.build.props directory.build.targets global.json gulpfile.js
     gruntfile.js jakefile rakefile gemfile guardfile earthfile magefile.go dune-project dune-workspace build.boot build.sc build.mill
     build.properties gradle-wrapper.properties .jvmopts .sbtopts ivy.xml ivysettings.xml meson_options.txt meson.options kbuild kconfig
     xmake.lua premake4.lua premake5.lua build.gn buck .buckconfig build.cake config.nims nim.cfg rebar.config.script setup.hs setup.lhs
     build.pl dist.ini config.ru capfile thorfile snakefile pants.toml .plzconfig moon.yml dvc.yaml mlproject directory.build.rsp
     msbuild.rsp project.pbxproj cross.toml trunk.toml nextest.toml config.exs runtime.exs ember-cli-build.js artisan`,
    ],
    [
        'a file that Python runs by itself',
        `setup.py setup.cfg pyproject.toml conftest.py noxfile.py tox.ini pytest.ini tasks.py fabfile.py manage.py sitecustomize.py
     usercustomize.py pipfile requirements.txt environment.yml dodo.py sconstruct pytest.toml
     .pytest.toml .pytest.ini .pdbrc hatch.toml hatch_build.py pavement.py conf.py conanfile.py versioneer.py environment.yaml`,
    ],
    [
        'settings of a tool that may load programs',
        `.babelrc .mocharc.json .mocharc.yml .mocharc.yaml .mocharc.js .mocharc.cjs .nycrc .eslintrc .stylelintrc .prettierrc .swcrc
     .lintstagedrc .commitlintrc .huskyrc .releaserc .rspec .rubocop.yml phpunit.xml phpunit.xml.dist phpcs.xml phpstan.neon
     .golangci.yml .golangci.yaml biome.json biome.jsonc lefthook.yml cypress.json angular.json capacitor.config.json .clang-tidy
     .pylintrc pylintrc pylintrc.toml mypy.ini .mypy.ini .coveragerc .flake8 ansible.cfg serverless.yml serverless.yaml serverless.json
     serverless.ts serverless.js vercel.json netlify.toml wrangler.toml fly.toml render.yaml firebase.json cdk.json samconfig.toml
     pulumi.yaml pulumi.yml helmfile.yaml kustomization.yaml procfile .php-cs-fixer.php .php-cs-fixer.dist.php rector.php psalm.xml
     psalm.xml.dist phpstan.neon.dist phpstan.dist.neon behat.yml codeception.yml grumphp.yml .user.ini .simplecov .rspec-local
     .golangci.toml .golangci.json .air.toml buf.gen.yaml gqlgen.yml .release-it.json nodemon.json testem.js nightwatch.json mkdocs.yml
     .formatter.exs .credo.exs .ghci hie.yaml .busted analysis_options.yaml build.yaml dangerfile`,
    ],
    [
        'a container file',
        `dockerfile containerfile docker-compose.yml docker-compose.yaml compose.yml compose.yaml docker-bake.hcl skaffold.yaml tiltfile
     vagrantfile`,
    ],
    [
        'something that a shell or a version manager reads when the folder is entered',
        `.envrc .env .profile .bashrc .bash_profile .zshrc .tool-versions mise.toml .mise.toml .nvmrc .node-version .python-version
     .ruby-version .java-version .sdkmanrc rust-toolchain rust-toolchain.toml .volta .rprofile .renviron .gdbinit .lldbinit .iex.exs`,
    ],
    [
        'configuration of git',
        `.gitattributes .gitmodules .lfsconfig .gitconfig .pre-commit-config.yaml .pre-commit-hooks.yaml .overcommit.yml captainhook.json`,
    ],
    [
        'a file of a continuous integration system',
        `action.yml action.yaml .gitlab-ci.yml .travis.yml appveyor.yml azure-pipelines.yml bitbucket-pipelines.yml jenkinsfile .drone.yml
     buildkite.yml wercker.yml .cirrus.yml .appveyor.yml .gitlab-ci.yaml zuul.yaml .zuul.yaml .scrutinizer.yml codemagic.yaml bitrise.yml
     cloudbuild.yaml cloudbuild.yml jitpack.yml`,
    ],
    ['settings of an agent, which may start programs', 'opencode.json opencode.jsonc .aider.conf.yml mcp.json .windsurfrules'],
    ['a file that an editor runs', '.vimrc .exrc .nvimrc .dir-locals.el .lvimrc .ycm_extra_conf.py'],
];
/** By how a file's name ends. */
export const ENDINGS = [
    ['a script', '.sh .bash .zsh .ksh .fish .command .ps1 .psm1 .psd1 .bat .cmd .vbs .wsf .awk .fsx .csx .main.kts'],
    [
        'a program or library',
        '.exe .com .dll .so .dylib .a .lib .node .wasm .jar .war .class .pyd .pth .pyc .pyz .whl .egg .phar .gem .nupkg .beam .deb .rpm .msi',
    ],
    [
        'a build file',
        `.mk .cmake .gradle .gradle.kts .versions.toml .rake .bzl .sbt .csproj .fsproj .vbproj .vcxproj .targets .props .sln .gemspec .cabal .podspec .nix .gyp
     .gypi .gn .gni .ninja .tf .tf.json .tofu .tofu.json .hcl .pkr.json .proj .sqlproj .vcproj .slnx .rockspec .nimble .xcscheme .xcconfig .m4`,
    ],
    ['a container file', '.dockerfile .containerfile'],
    ['settings of a tool that may load programs', '.runsettings'],
    ['settings of an editor, which may start programs', '.code-workspace .sublime-project'],
];
/** Settings of tools that are programs themselves, or name some. */
export const TOOL_SETTINGS = /^(?:\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.(?:config|workspace|setup)|\.[a-z0-9_-]+rc)\.(?:[cm]?[jt]sx?|json5?|jsonc|ya?ml|toml)$/;
export const TYPESCRIPT_SETTINGS = /^(?:ts|js)config(?:\.[a-z0-9._-]+)?\.json$/;
export const REQUIREMENTS = /^(?:requirements|constraints)[a-z0-9._-]*\.(?:txt|in)$/;
/** By other parts of a file's name. */
export const PATTERNS = [
    ['a build file', /^(?:gulpfile|gruntfile|jakefile|(?:gnu)?makefile|rakefile|dangerfile)\./],
    ['a build file', /^taskfile[a-z0-9._-]*\.ya?ml$/],
    ['settings of a tool that may load programs', /^webpack\.(?:[a-z0-9._-]+\.)?[cm]?[jt]sx?$/],
    ['settings of a tool that may load programs', /^[a-z0-9._-]+\.conf\.(?:[cm]?[jt]s|coffee|py)$/],
    ['settings of a tool that may load programs', /^\.?goreleaser\./],
    ['settings of a tool that may load programs', /^\.[a-z0-9_-]+rc$/],
    ['something that a shell or a version manager reads when the folder is entered', /^\.env\.(?!(?:example|sample|template|dist)$)/],
    ['a file of a continuous integration system', /^jenkinsfile\./],
    ['a hook of git', /^\.?(?:lefthook(?:-local)?|simple-git-hooks)\./],
    ['package scripts and dependencies', /^package@swift-[0-9.]+\.swift$/],
    ['package scripts and dependencies', /^\.?pnpmfile\./],
    ['settings of an editor, which may start programs', /^\.devcontainer/],
    ['what an installation reads', /requirements[a-z0-9._-]*\.(?:txt|in)$/],
];
export const CONTAINERS = /^(?:dockerfile|containerfile|docker-compose|compose)[.-]/;
/** By folders, wherever they lie. */
export const FOLDERS = [
    ['something that GitHub reads', '.github'],
    ['a hook of git', '.husky .githooks .git-hooks .lefthook'],
    ['settings of an editor, which may start programs', '.vscode .idea .devcontainer .zed .vim .vs .fleet .run'],
    [
        'settings of an agent, which may start programs',
        `.claude .codex .gemini .opencode .agents .cursor .aider .continue .windsurf .kiro .roo .kilocode .amazonq .augment .junie .qwen
     .factory .goose`,
    ],
    ['part of a build system', '.mvn .cargo buildsrc gradle/wrapper .config/mise .moon .bazel .nx .storybook .trunk'],
    ['part of a package manager', '.yarn/plugins .yarn/releases .yarn/sdks .yarn/patches .yarn/cache .yarn/unplugged .bundle .pnpm-hooks'],
    [
        'a file of a continuous integration system',
        '.circleci .buildkite .gitlab .azure-pipelines .woodpecker .forgejo .gitea .drone .semaphore .teamcity .tekton .harness',
    ],
];
/** Folders of dependencies, told as a whole: what is in them is loaded by later steps, and there is too much of it for single rows. */
export const DEPENDENCIES = `
  node_modules bower_components jspm_packages .venv venv virtualenv site-packages dist-packages __pypackages__ .eggs .tox .nox .gradle .m2
  .pnpm-store pods carthage elm-stuff .pixi`;
